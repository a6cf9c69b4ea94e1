import { percentNumber } from '../../src-domain/money/percent.ts'
import { type PromoCodeEntry, type PromoCodeStatus, promoCodeStatus } from '../../src-domain/offers/promo-code-entry.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { BoardWords } from '../kitchen/order-words.ts'
import { dateWords } from '../scheduling/next-time-words.ts'

export interface ShownCode {
  readonly status: PromoCodeStatus
  readonly statusText: string
  /** "15% off, up to $10.00". */
  readonly off: string
  /** Limits and origin. */
  readonly facts: readonly string[]
  readonly uses: string
}

/** Texts of a promo code. `names`: groups and dishes by id. */
export function promoCodeWords(
  words: BoardWords,
  entry: PromoCodeEntry,
  names: ReadonlyMap<string, string>,
  now: Instant,
): ShownCode {
  const { staff } = words
  const { code } = staff.offersPage
  const { on, minimum, orderTypes, most, mostPerPatron, startsAt, endsAt, uses, isFromFile } = entry
  const status = promoCodeStatus(entry, now)
  const date = (at: Instant) => dateWords(words.clock, at / 1_000, words.timeZone)
  const facts = [
    on.length === 0 ? undefined : code.someOnly({ names: on.map((id) => names.get(id) ?? id).join(', ') }),
    minimum === 0 ? undefined : code.minimum({ price: staff.price(minimum) }),
    orderTypes.length === 0 ? undefined : orderTypes.map((type) => staff.type[type]).join(', '),
    mostPerPatron === undefined ? undefined : code.perCustomer({ most: mostPerPatron }),
    startsAt === undefined || startsAt <= now ? undefined : code.starts({ date: date(startsAt) }),
    // The end is exclusive, so the last day is the one before it.
    endsAt === undefined ? undefined : code.ends({ date: date(endsAt - 1) }),
    isFromFile ? code.fromFile : undefined,
  ]
  return {
    status,
    statusText: code.status[status],
    off: offWords(staff, entry),
    facts: facts.filter((fact) => fact !== undefined),
    uses: most === undefined ? code.used({ count: uses }) : code.usedOf({ count: uses, most }),
  }
}

function offWords({ offersPage: { code }, price }: BoardWords['staff'], { off }: PromoCodeEntry): string {
  if (off._tag === 'Amount') return code.amountOff({ price: price(off.amount) })
  const percent = String(percentNumber(off.rate))
  return off.atMost === undefined
    ? code.percentOff({ percent })
    : code.percentOffAtMost({ percent, price: price(off.atMost) })
}
