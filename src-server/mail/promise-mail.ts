import type { Instant } from '../../src-domain/time/clock.ts'
import { mailClock } from './mail-clock.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import type { Mail } from './mail-sender.ts'
import { mailWordsFor } from './mail-words.ts'
import type { MailedOrder } from './mailed-order.ts'
import { promiseHtml } from './promise-html.tsx'
import { nextStepsOf } from './receipt-facts.ts'

/** Tells a customer of a new promised time. undefined: no address, or the order ended. */
export function promiseMail(order: MailedOrder, promisedAt: Instant | undefined, house: MailHouse): Mail | undefined {
  const { ticket } = order
  const to = ticket.patron.email
  if (to === undefined || to === '' || order.cancelled !== undefined || promisedAt === undefined) return undefined
  const language = languageFor(house, order.language)
  const words = mailWordsFor(house, language)
  const { timeOf, dayAndTime } = mailClock(order.location?.timeZone ?? 'UTC', words)
  const when = ticket.scheduledAt === undefined ? timeOf(promisedAt) : dayAndTime(promisedAt)
  const lead = words.promise.lead({ location: ticket.location.name })
  const time =
    ticket.scheduledAt === undefined
      ? words.about[ticket.orderType]({ when })
      : words.wanted[ticket.orderType]({ when })
  const subject = words.promise.subject({ number: ticket.displayNumber, brand: house.brand.name })
  const number = words.number({ number: ticket.displayNumber })
  const why = words.why({ brand: house.brand.name })
  const { link, call } = nextStepsOf(order, house, words)
  const blocks: readonly (readonly string[])[] = [
    [house.brand.name, number],
    [lead, time],
    link === undefined ? [] : [`${link.label}: ${link.address}`],
    [...(call === undefined ? [] : [call]), why],
  ]
  return {
    id: `promise:${order.id}:${promisedAt}`,
    to,
    fromName: house.brand.name,
    ...(house.dress.replyTo === undefined ? {} : { replyTo: house.dress.replyTo }),
    subject,
    text: `${blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n')}\n`,
    html: promiseHtml({ language, title: subject, number, lead, time, why, house, link, call }),
  }
}
