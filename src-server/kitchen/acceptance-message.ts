import type { PhoneRulesOf } from '../../src-domain/account/phone-rules.ts'
import { ownLanguageOf } from '../../src-domain/text/language.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { mailClock } from '../mail/mail-clock.ts'
import { kitchenWords, type MailHouse } from '../mail/mail-house.ts'
import type { Mail } from '../mail/mail-sender.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'
import { slipHtml } from '../mail/slip-html.tsx'
import type { TextMessage, TextSender } from '../mail/text-sender.ts'
import { kitchenSlip, typeLine } from './kitchen-slip.ts'

/** Reminds a location's staff of an order that waits to be accepted. `cancelsAt`: absent if it is never cancelled. */
export interface AcceptanceReminder {
  readonly order: MailedOrder
  readonly house: MailHouse
  readonly cancelsAt: Instant | undefined
}

/** undefined: the location has no phone that texts reach. */
export function acceptanceText(
  reminder: AcceptanceReminder,
  { reaches }: Pick<TextSender, 'reaches'>,
  phonesOf: PhoneRulesOf,
): TextMessage | undefined {
  const { order, house } = reminder
  const to = phonesOf(house.brand.country).dialled(order.location?.phone ?? '')
  if (to === undefined || !reaches(to)) return undefined
  return { id: `acceptance:${order.id}`, to, text: sentencesOf(reminder).join(' ') }
}

/** undefined: the location has no address for slips. */
export function acceptanceMail(reminder: AcceptanceReminder): Mail | undefined {
  const { order, house } = reminder
  const to = order.location?.kitchen?.email
  if (to === undefined) return undefined
  const words = kitchenWords(house)
  const subject = words.acceptance.subject({ number: order.ticket.displayNumber, type: typeLine(order, words) })
  const text = [sentencesOf(reminder).join('\n'), kitchenSlip(order, house)].join('\n\n')
  return {
    id: `acceptance:${order.id}`,
    to,
    fromName: house.brand.name,
    subject,
    text: `${text}\n`,
    html: slipHtml({
      language: ownLanguageOf(house.brand.defaultLocale),
      title: subject,
      house,
      slip: text,
      foot: order.ticket.location.name,
    }),
  }
}

/** Without the customer's name: a text can be read on a locked screen. */
function sentencesOf({ order, house, cancelsAt }: AcceptanceReminder): readonly string[] {
  const words = kitchenWords(house)
  const { displayNumber: number, location } = order.ticket
  const { timeOf } = mailClock(order.location?.timeZone ?? 'UTC', words)
  return [
    words.acceptance.waits({ number, location: location.name }),
    ...(cancelsAt === undefined ? [] : [words.acceptance.cancels({ when: timeOf(cancelsAt) })]),
  ]
}
