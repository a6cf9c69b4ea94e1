import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type RawBuilder, sql } from 'kysely'
import type { Patron } from '../../src-domain/account/patron.ts'
import { displayedIn, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import { mostStored } from '../../src-domain/money/bound-in.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import { type Minor, minor, zero } from '../../src-domain/money/minor.ts'
import {
  type CreditedPatron,
  type CreditProblem,
  creditProblem,
  isCreditChange,
  type PatronChangeKind,
} from '../../src-domain/offers/patron-credit.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { NotFound } from '../not-found.ts'
import type { Actor } from '../staff/write-audit.ts'
import { type CommandOutcome, noteEvent, type OfferEvent, onceOnly } from './offer-event.ts'
import { type CommandReused, mayChangeOffers, mayChangeOffersAt, type NotAllowed } from './offer-permission.ts'
import type { StaffOffersNeeds } from './staff-offers-needs.ts'

export interface CreditCommand {
  readonly commandId: string
  /** Where it is given. */
  readonly locationId: string
  /** Negative to take. */
  readonly amount: Minor
  readonly reason: string
}

export interface EmployeeCommand {
  readonly commandId: string
  readonly isEmployee: boolean
  readonly reason: string
}

type Changed<E> = Promise<Either<NotAllowed | NotFound | CommandReused | E, CreditedPatron>>

/** Patrons' credit and employee mark, for staff. Every call checks the member's permission. */
export interface CreditedPatronsFacade {
  /** By exact email or phone. Several patrons can name one phone. */
  readonly find: (
    actor: Actor,
    sought: { readonly email: string } | { readonly phone: string },
  ) => Promise<Either<NotAllowed, readonly CreditedPatron[]>>
  readonly changeCredit: (actor: Actor, id: string, command: CreditCommand) => Changed<CreditProblem>
  readonly markEmployee: (actor: Actor, id: string, command: EmployeeCommand) => Changed<never>
}

const mostFound = 10
const mostChanges = 100

export function openCreditedPatrons({ db, clock, currencyOf, phonesOf }: StaffOffersNeeds): CreditedPatronsFacade {
  const read = async (brandId: string, which: RawBuilder<unknown>): Promise<readonly CreditedPatron[]> => {
    const { rows } = await sql<PatronRow>`
      select p.id, p.profile, p.credit, p.credit_held, (
        select json_agg(json_build_object('kind', one.kind, 'amount', one.amount, 'reason', one.reason,
          'by', coalesce(s.name, ''), 'at', floor(extract(epoch from one.at) * 1000)) order by one.id desc)
        from (
          select * from offer_events e where e.brand_id = p.brand_id and e.subject = p.id
          order by e.id desc limit ${mostChanges}
        ) one left join staff s on s.brand_id = one.brand_id and s.id = one.member_id
      ) as history
      from patrons p where p.brand_id = ${brandId} and ${which} order by p.used_at desc limit ${mostFound}`.execute(db)
    return rows.map((row) => patronOf(row, phonesOf(brandId)))
  }
  const change = async (actor: Actor, id: string, details: ChangeDetails, changed: RawBuilder<unknown>) => {
    const event = { ...details, actor, subject: id, currency: currencyOf(actor.brandId), at: clock.now() }
    const statement = sql`with changed as (${changed}), ${noteEvent(event, sql`changed`)} select 1 from changed`
    const outcome = await onceOnly(db, event, statement)
    const [patron] = await read(actor.brandId, sql`p.id = ${id}`)
    return { patron, outcome, isReused: isOther(outcome, event) }
  }

  return {
    find: async (actor, sought) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const { brandId } = actor
      const which = 'email' in sought ? byEmail(sought.email) : byPhone(sought.phone, phonesOf(brandId))
      return right(await read(brandId, which))
    },
    changeCredit: async (actor, id, { commandId, locationId, amount, reason }) => {
      if (!mayChangeOffersAt(actor, locationId)) return left({ _tag: 'NotAllowed' })
      if (!isCreditChange(amount, currencyOf(actor.brandId))) return left({ _tag: 'AmountOutOfRange' })
      const kind: PatronChangeKind = amount > 0 ? 'credit-given' : 'credit-taken'
      const { patron, outcome, isReused } = await change(
        actor,
        id,
        { commandId, kind, amount, locationId, reason },
        sql`
        update patrons set credit = credit + ${amount}::integer
        where brand_id = ${actor.brandId} and id = ${id} and credit - credit_held + ${amount}::integer >= 0
          and credit::bigint + ${amount}::bigint <= ${mostStored}::bigint
        returning 1`,
      )
      if (isReused) return left({ _tag: 'CommandReused' })
      if (patron === undefined) return left({ _tag: 'NotFound' })
      const problem = outcome._tag === 'Unchanged' ? refusalOf(patron, amount, currencyOf(actor.brandId)) : undefined
      return problem === undefined ? right(patron) : left(problem)
    },
    markEmployee: async (actor, id, { commandId, isEmployee, reason }) => {
      if (!mayChangeOffers(actor)) return left({ _tag: 'NotAllowed' })
      const kind: PatronChangeKind = isEmployee ? 'employee-set' : 'employee-removed'
      const { patron, isReused } = await change(
        actor,
        id,
        { commandId, kind, amount: zero, locationId: '', reason },
        sql`
        update patrons set profile = profile || ${JSON.stringify({ isEmployee })}::jsonb
        where brand_id = ${actor.brandId} and id = ${id}
          and (profile ->> 'isEmployee')::boolean is distinct from ${isEmployee}::boolean
        returning 1`,
      )
      if (isReused) return left({ _tag: 'CommandReused' })
      return patron === undefined ? left({ _tag: 'NotFound' }) : right(patron)
    },
  }
}

type ChangeDetails = Pick<OfferEvent, 'commandId' | 'kind' | 'locationId' | 'reason'> & { readonly amount: Minor }

function isOther(outcome: CommandOutcome, event: ChangeDetails & { readonly subject: string }): boolean {
  if (outcome._tag !== 'Repeated') return false
  const { kind, subject, amount } = outcome.earlier
  return kind !== event.kind || subject !== event.subject || amount !== event.amount
}

/** Credit may have come back since the statement refused; what it found then still holds. */
function refusalOf(patron: CreditedPatron, amount: Minor, currency: Currency): CreditProblem {
  return (
    creditProblem(patron, amount, currency) ?? {
      _tag: 'TooLittleCredit',
      available: minor(patron.credit - patron.held),
    }
  )
}

interface PatronRow {
  readonly id: string
  readonly profile: Omit<Patron, 'card'>
  readonly credit: number
  readonly credit_held: number
  readonly history:
    | readonly {
        readonly kind: PatronChangeKind
        readonly amount: number
        readonly reason: string
        readonly by: string
        readonly at: number
      }[]
    | null
}

function patronOf({ id, profile, credit, credit_held, history }: PatronRow, phones: PhoneRules): CreditedPatron {
  const { firstName, lastName, email, phone, isEmployee } = profile
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: phone.value, ...displayedIn(phones, phone.value) }),
    credit: minor(credit),
    held: minor(credit_held),
    isEmployee,
    history: (history ?? []).map((one) => ({ ...one, amount: minor(one.amount) })),
  }
}

function byEmail(typed: string) {
  const email = pastedText(typed).toLowerCase()
  return sql`(p.account = ${email} or lower(p.profile ->> 'email') = ${email})`
}

/** As the index has it: digits alone, without the country code of North America. */
function byPhone(typed: string, phones: PhoneRules) {
  const digits = pastedText(typed)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  const spellings = [digits, ...phones.spellings(typed)]
  return sql`regexp_replace(regexp_replace(p.profile #>> '{phone,value}', '\\D', '', 'g'), '^1(?=\\d{10}$)', '') in (${sql.join(spellings)})`
}
