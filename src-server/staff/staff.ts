import { randomBytes } from 'node:crypto'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { type StaffMember, worksAt } from '../../src-domain/staff/staff-member.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type AcceptingNeeds, acceptInvitation } from './accept-invitation.ts'
import type { StaffCaller, StaffFacade, StaffSignedIn } from './staff-facade.ts'
import { type StaffRow, staffColumns, staffMemberOf } from './staff-row.ts'
import { beginStaffSession, endStaffSession, memberOfSession } from './staff-sessions.ts'
import { writeAudit } from './write-audit.ts'

const wrongCredentials = { _tag: 'WrongCredentials' } as const

export interface StaffNeeds extends AcceptingNeeds {
  readonly catalogue: Catalogue
}

export function openStaff(needs: StaffNeeds): StaffFacade {
  const { db, clock, passwords, catalogue } = needs
  // An unknown email is compared with this hash, so that timing does not reveal whether it is known.
  const unknownMemberHash = passwords.hash(randomBytes(16).toString('hex'))

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
      return right(await signedIn(caller, staffMemberOf(row)))
    },
    acceptInvitation: async ({ brandId, network }, invitation, name, password) => {
      const member = await acceptInvitation(needs, { brandId, invitation, name, password })
      return isLeft(member) ? member : right(await signedIn({ brandId, network }, member.right))
    },
    memberOf: (brandId, token) => memberOfSession(db, brandId, token, clock.now()),
    sessionOf,
    signOut: (brandId, token) => endStaffSession(db, brandId, token),
  }
}
