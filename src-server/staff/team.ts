import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { mayDo } from '../../src-domain/staff/permissions.ts'
import type { Position, TeamMember } from '../../src-domain/staff/team.ts'
import type { Invitation } from '../../src-domain/staff/team-gateway.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { newToken } from '../account/session-tokens.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { Database } from '../store/database.ts'
import type { NotAllowed } from './not-allowed.ts'
import {
  deleteMember,
  deleteSecondFactor,
  type MadeInvitation,
  makeInvitation,
  teamOf,
  writePosition,
} from './team-rows.ts'
import type { Actor, AuditEntry } from './write-audit.ts'

/** The brand would be left without an owner who can sign in. */
export interface LastOwner {
  readonly _tag: 'LastOwner'
}

export interface AlreadyMember {
  readonly _tag: 'AlreadyMember'
}

export interface UnknownLocation {
  readonly _tag: 'UnknownLocation'
}

type Team = readonly TeamMember[]

/** A brand's team. Every call checks the member's permission. */
export interface TeamFacade {
  readonly list: (actor: Actor) => Promise<Either<NotAllowed, Team>>
  /** `language`: of the mail. Returns the only copy of the token. */
  readonly invite: (
    actor: Actor,
    email: string,
    position: Position,
    language: string,
  ) => Promise<Either<NotAllowed | AlreadyMember | UnknownLocation, Invitation>>
  readonly inviteAgain: (
    actor: Actor,
    id: string,
    language: string,
  ) => Promise<Either<NotAllowed | NotFound, Invitation>>
  readonly change: (
    actor: Actor,
    id: string,
    position: Position,
  ) => Promise<Either<NotAllowed | NotFound | LastOwner | UnknownLocation, Team>>
  readonly remove: (actor: Actor, id: string) => Promise<Either<NotAllowed | NotFound | LastOwner, Team>>
  readonly removeSecondFactor: (actor: Actor, id: string) => Promise<Either<NotAllowed | NotFound, Team>>
}

export interface TeamNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly catalogue: Catalogue
  /** Mails an invitation; false if it was not sent. */
  readonly mailInvitation: (brandId: string, made: MadeInvitation, language: string) => Promise<boolean>
}

const notAllowed = left<NotAllowed>({ _tag: 'NotAllowed' })
const notFound = left<NotFound>({ _tag: 'NotFound' })
const unknownLocation = left<UnknownLocation>({ _tag: 'UnknownLocation' })

export function openTeam({ db, clock, catalogue, mailInvitation }: TeamNeeds): TeamFacade {
  const mayChange = ({ member }: Actor) => mayDo(member.role, 'team:write')
  const noted = (actor: Actor, action: string, subject: string): AuditEntry => ({
    ...{ actor, action, subject, locationId: '', at: clock.now() },
  })
  const areKnown = async (brandId: string, { role, locationIds }: Position): Promise<boolean> => {
    if (role === 'owner') return true
    const known = await catalogue.locations(brandId)
    const ids = new Set(known.map(({ settings }) => settings.location.id))
    return locationIds.length > 0 && locationIds.every((id) => ids.has(id))
  }
  const isMember = async (brandId: string, id: string): Promise<boolean> =>
    (await teamOf(db, brandId)).some((one) => one.id === id)
  /** A refused change is of an unknown member, or of the last owner. */
  const outcome = async (brandId: string, id: string, isDone: boolean) => {
    if (isDone) return right(await teamOf(db, brandId))
    return (await isMember(brandId, id)) ? left<LastOwner>({ _tag: 'LastOwner' }) : notFound
  }
  const sent = async (brandId: string, made: MadeInvitation, language: string): Promise<Invitation> => {
    const { memberId, token } = made
    return { memberId, token, isMailed: await mailInvitation(brandId, made, language) }
  }
  const inviterOf = ({ member, network }: Actor) => ({ memberId: member.id, network })

  return {
    list: async (actor) => (mayChange(actor) ? right(await teamOf(db, actor.brandId)) : notAllowed),

    invite: async (actor, email, position, language) => {
      const { brandId } = actor
      if (!mayChange(actor)) return notAllowed
      if (!(await areKnown(brandId, position))) return unknownLocation
      const ids = JSON.stringify(position.role === 'owner' ? [] : position.locationIds)
      const member = sql`
        insert into staff as s (brand_id, id, email, name, role, location_ids)
        values (${brandId}, ${`stf_${newToken().slice(0, 20)}`}, ${email.trim().toLowerCase()}, '', ${position.role},
          array(select jsonb_array_elements_text(${ids}::jsonb)))
        on conflict (brand_id, email) do update set role = excluded.role, location_ids = excluded.location_ids
          where s.enabled_at is null
        returning brand_id, id, email`
      const made = await makeInvitation(db, member, inviterOf(actor), 'team:invited', clock.now())
      return made === undefined ? left({ _tag: 'AlreadyMember' }) : right(await sent(brandId, made, language))
    },

    inviteAgain: async (actor, id, language) => {
      const { brandId } = actor
      if (!mayChange(actor)) return notAllowed
      const member = sql`
        select brand_id, id, email from staff where brand_id = ${brandId} and id = ${id} and role <> 'device'`
      const made = await makeInvitation(db, member, inviterOf(actor), 'team:invited-again', clock.now())
      return made === undefined ? notFound : right(await sent(brandId, made, language))
    },

    change: async (actor, id, position) => {
      const { brandId } = actor
      if (!mayChange(actor)) return notAllowed
      if (!(await areKnown(brandId, position))) return unknownLocation
      const entry = noted(actor, 'team:changed', id)
      return outcome(brandId, id, await writePosition(db, { brandId, memberId: id }, position, entry))
    },

    remove: async (actor, id) => {
      const { brandId } = actor
      if (!mayChange(actor)) return notAllowed
      const entry = noted(actor, 'team:removed', id)
      return outcome(brandId, id, await deleteMember(db, { brandId, memberId: id }, entry))
    },

    removeSecondFactor: async (actor, id) => {
      const { brandId } = actor
      if (!mayChange(actor)) return notAllowed
      if (!(await isMember(brandId, id))) return notFound
      await deleteSecondFactor(db, { brandId, memberId: id }, noted(actor, 'team:second-factor-removed', id))
      return right(await teamOf(db, brandId))
    },
  }
}
