import type { PerDiningOption } from '../dining-option/dining-option.ts'
import { type TypeOff, typeOff } from '../dining-option/type-off.ts'

/** What stands where the time of an order stands, when no time is chosen; the sentences are the screens'. */
export type ScheduleText =
  | { readonly _tag: 'Scheduled'; readonly at: number }
  /** SCHED-13: no date can be named. */
  | { readonly _tag: 'NoDate' }
  | { readonly _tag: 'DineInUnavailable' }
  | { readonly _tag: 'PickupUnavailable' }
  | { readonly _tag: 'DeliveryUnavailable' }
  | { readonly _tag: 'LocationClosed' }
  /** SCHED-17; minutes. */
  | { readonly _tag: 'Asap'; readonly serviceEstimate?: number }

export interface ScheduleTextFacts {
  /** Seconds since 1970. */
  readonly scheduledAt?: number
  /** Of the validation (CHK-32). */
  readonly reason?: string
  /** Minutes. */
  readonly serviceEstimate?: number
}

/** What the time row says: the chosen time, why there is none, or as soon as possible (SCHED-13 to SCHED-17). */
export function scheduleText({ scheduledAt, reason, serviceEstimate }: ScheduleTextFacts): ScheduleText {
  if (scheduledAt !== undefined) return { _tag: 'Scheduled', at: scheduledAt }
  const off = typeOff(reason)
  if (off !== undefined) return whenOff[off.diningOption][off.why]
  if (reason === 'closed' || reason === 'unavailable') return { _tag: 'LocationClosed' }
  return { _tag: 'Asap', ...(serviceEstimate === undefined ? {} : { serviceEstimate }) }
}

const whenOff: PerDiningOption<Readonly<Record<TypeOff['why'], ScheduleText>>> = {
  pickup: { closed: { _tag: 'NoDate' }, unavailable: { _tag: 'PickupUnavailable' } },
  delivery: { closed: { _tag: 'NoDate' }, unavailable: { _tag: 'DeliveryUnavailable' } },
  kiosk: { closed: { _tag: 'DineInUnavailable' }, unavailable: { _tag: 'DineInUnavailable' } },
}
