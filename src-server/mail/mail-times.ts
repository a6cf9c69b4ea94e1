import { shownWindow } from '../../src-domain/scheduling/time-formats.ts'
import { minutesOnTheWay } from '../../src-domain/ticket/minutes-on-the-way.ts'
import { readyAt } from '../../src-domain/ticket/ready-in.ts'
import { mailClock } from './mail-clock.ts'
import type { MailWords } from './mail-words.en.ts'
import type { MailedOrder } from './mailed-order.ts'

/** In the restaurant's time zone, which is named because mails are read anywhere. */
export interface MailTimes {
  readonly placed: string
  readonly wanted?: string
  /** Estimate for an order for now. */
  readonly about?: string
  /** When a delivery must leave the kitchen. */
  readonly ready?: string
}

export function mailTimes({ ticket, location }: MailedOrder, words: MailWords): MailTimes {
  const { orderDate, scheduledAt, orderType } = ticket
  const door = readyAt(ticket)
  const timeZone = location?.timeZone ?? 'UTC'
  const placed = Date.parse(orderDate)
  const { dayOf, timeOf, zoned, dayAndTime } = mailClock(timeZone, words)
  const wantedAt = (seconds: number) => {
    const [from, to] = shownWindow(seconds, orderType)
    const begins = timeOf(from * 1_000)
    const time = to === undefined ? begins : words.range({ from: begins, to: timeOf(to * 1_000) })
    return zoned(words.when({ date: dayOf(from * 1_000), time }), from * 1_000)
  }
  const readyOf = () => {
    if (door === undefined) return undefined
    const estimate = scheduledAt === undefined ? ticket.serviceEstimate : undefined
    const estimates = { ...(estimate === undefined ? {} : { delivery: estimate }), ...location?.serviceEstimates }
    const ready = door - minutesOnTheWay(estimates) * 60_000
    return scheduledAt === undefined ? timeOf(Math.max(placed, ready)) : dayAndTime(ready)
  }
  const ready = orderType === 'delivery' ? readyOf() : undefined
  return {
    placed: dayAndTime(placed),
    ...(scheduledAt === undefined ? {} : { wanted: wantedAt(scheduledAt) }),
    ...(scheduledAt !== undefined || door === undefined ? {} : { about: timeOf(door) }),
    ...(ready === undefined ? {} : { ready }),
  }
}
