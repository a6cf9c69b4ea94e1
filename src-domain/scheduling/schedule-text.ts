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
  switch (reason) {
    case 'pickup-closed':
    case 'delivery-closed':
      return { _tag: 'NoDate' }
    case 'dinein-closed':
    case 'dinein-unavailable':
    case 'kiosk-closed':
    case 'kiosk-unavailable':
      return { _tag: 'DineInUnavailable' }
    case 'pickup-unavailable':
      return { _tag: 'PickupUnavailable' }
    case 'delivery-unavailable':
      return { _tag: 'DeliveryUnavailable' }
    case 'closed':
    case 'unavailable':
      return { _tag: 'LocationClosed' }
    default:
      return { _tag: 'Asap', ...(serviceEstimate === undefined ? {} : { serviceEstimate }) }
  }
}
