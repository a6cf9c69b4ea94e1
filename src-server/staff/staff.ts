import { randomBytes } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { isSetupDue, typedCodeOf } from '../../src-domain/staff/second-factor.ts'
import { type StaffMember, worksAt } from '../../src-domain/staff/staff-member.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { LimitCounter } from '../limits/limits.ts'
import { type AcceptingNeeds, acceptInvitation } from './accept-invitation.ts'
import { keyOf } from './api-keys.ts'
import { memberOfDevice } from './device-sessions.ts'
import { revokeDevice } from './paired-devices.ts'
import { type SecondFactorSecrets, spendCode } from './second-factor-row.ts'
import type { StaffCaller, StaffFacade, StaffSignedIn } from './staff-facade.ts'
import { type StaffRow, staffColumns, staffMemberOf } from './staff-row.ts'
import { beginStaffSession, endStaffSession, memberOfSession } from './staff-sessions.ts'
import { writeAudit } from './write-audit.ts'

const wrongCredentials = { _tag: 'WrongCredentials' } as const

export interface StaffNeeds extends AcceptingNeeds {
  readonly catalogue: Catalogue
  readonly secondFactors: SecondFactorSecrets
  /** Owners work only with a second factor. */
  readonly isSecondFactorRequired: boolean
  readonly limits: LimitCounter
}

export function openStaff(needs: StaffNeeds): StaffFacade {
  const { db, clock, passwords, catalogue, secondFactors, isSecondFactorRequired } = needs
  // An unknown email is compared with this hash, so that timing does not reveal whether it is known.
  const unknownMemberHash = passwords.hash(randomBytes(16).toString('hex'))

  const judged = (member: StaffMember): StaffMember =>
    isSetupDue(member, isSecondFactorRequired) ? { ...member, secondFactor: 'due' } : member

  const sessionOf: StaffFacade['sessionOf'] = async (brandId, member) => {
    const all = await catalogue.locations(brandId)
    return {
      member,
      locations: all
        .map(({ settings: { location } }) => ({ id: location.id, name: location.name, timeZone: location.timeZone }))
        .filter(({ id }) => worksAt(member, id)),
    }
  }

  const signedIn = async ({ brandId, network }: StaffCaller, member: StaffMember): Promise<StaffSignedIn> => {
    const now = clock.now()
    const token = await beginStaffSession(db, { brandId, memberId: member.id }, now)
    const actor = { brandId, network, member }
    await writeAudit(db, { actor, action: 'sign-in', subject: member.id, locationId: '', at: now })
    return { session: await sessionOf(brandId, member), token }
  }

  return {
    signIn: async (caller, email, password) => {
      const { rows } = await sql<StaffRow & { readonly password_hash: string }>`
        select ${staffColumns}, s.password_hash from staff s
        where s.brand_id = ${caller.brandId} and s.email = ${email.trim().toLowerCase()}
          and s.enabled_at is not null and s.password_hash is not null`.execute(db)
      const [row] = rows
      const isRight = await passwords.isRight(row?.password_hash ?? (await unknownMemberHash), password)
      if (row === undefined || !isRight) return left(wrongCredentials)
      const member = staffMemberOf(row)
      if (member.secondFactor === 'on') return right({ _tag: 'SecondFactorDue', member })
      return right(await signedIn(caller, judged(member)))
    },
    signInWithCode: async (caller, { member }, typed) => {
      const name = { brandId: caller.brandId, memberId: member.id }
      const code = typedCodeOf(typed)
      const isRight = code !== undefined && (await spendCode(db, secondFactors, name, code, clock.now()))
      return isRight ? right(await signedIn(caller, member)) : left({ _tag: 'WrongCode' })
    },
    acceptInvitation: async ({ brandId, network }, invitation, name, password) => {
      const member = await acceptInvitation(needs, { brandId, invitation, name, password })
      if (isLeft(member)) return member
      // The link proves the mailbox alone, and a new password must not replace the second factor.
      if (member.right.secondFactor === 'on') return left({ _tag: 'SecondFactorDue', member: member.right })
      return right(await signedIn({ brandId, network }, judged(member.right)))
    },
    memberOf: async (brandId, token) => {
      const member = await memberOfSession(db, brandId, token, clock.now())
      return member === undefined ? memberOfDevice(db, brandId, token, clock.now()) : judged(member)
    },
    keyOf: (brandId, key) => keyOf(needs, brandId, key),
    sessionOf,
    signOut: async ({ brandId, network }, token) => {
      await endStaffSession(db, brandId, token)
      const device = await memberOfDevice(db, brandId, token, clock.now())
      if (device === undefined) return
      const actor = { brandId, network, member: device }
      const [locationId = ''] = device.locationIds
      await revokeDevice(db, { actor, locationId, deviceId: device.id }, clock.now())
    },
  }
}
