import type { PerDiningOption } from '../dining-option/dining-option.ts'
import { type TypeOff, typeOff } from '../dining-option/type-off.ts'

export type ScheduleText =
  | { readonly _tag: 'Scheduled'; readonly at: number }
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
  readonly reason?: string
  /** Minutes. */
  readonly serviceEstimate?: number
}

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
