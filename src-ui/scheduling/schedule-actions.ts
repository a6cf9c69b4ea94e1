/** What choosing a time may ask for; the same in the shop and at the checkout. */
export interface ScheduleActions {
  /** Asks for the days; at each opening anew, because times pass. */
  readonly open: () => void
  readonly chooseDate: (date: number) => void
  readonly chooseTime: (at: number) => void
  /** Whether the order has the time now; if not, it is told what can be had instead. */
  readonly confirm: (at: number) => Promise<boolean>
  readonly chooseAsap: () => void
  /** In one tap, unasked: the order is validated with it anyway. */
  readonly take: (at: number) => void
}
