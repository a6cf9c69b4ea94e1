import { ownLanguageOf } from '../../src-domain/text/language.ts'
import { kitchenWords, type MailHouse } from '../mail/mail-house.ts'
import type { Mail } from '../mail/mail-sender.ts'
import { mailTimes } from '../mail/mail-times.ts'
import type { MailedOrder } from '../mail/mailed-order.ts'
import { slipHtml } from '../mail/slip-html.tsx'
import { kitchenSlip, typeLine, whenLine } from './kitchen-slip.ts'

/** undefined: the location has no address for slips. */
export function kitchenMail(order: MailedOrder, house: MailHouse): Mail | undefined {
  const to = order.location?.kitchen?.email
  if (to === undefined) return undefined
  const words = kitchenWords(house)
  const slip = kitchenSlip(order, house)
  const usual = words.slip.subject({
    number: order.ticket.displayNumber,
    type: typeLine(order, words),
    when: whenLine(mailTimes(order, words), words),
  })
  const isCancelled = order.cancelled !== undefined
  const subject = isCancelled ? words.slip.cancelledSubject({ subject: usual }) : usual
  return {
    id: `kitchen:${order.id}${isCancelled ? ':cancelled' : ''}`,
    to,
    fromName: house.brand.name,
    subject,
    text: `${slip}\n`,
    html: slipHtml({
      language: ownLanguageOf(house.brand.defaultLocale),
      title: subject,
      house,
      slip,
      foot: order.ticket.location.name,
    }),
  }
}
