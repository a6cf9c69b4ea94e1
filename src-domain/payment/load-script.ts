import type { Outcome } from './payment-problem.ts'

/**
 * Loads one script of a vendor's into the page that takes the card, by its whole address. Only what stands in the
 * inventory of the brand's processor is loaded; anything else answers `Misconfigured` and asks nobody. Asked again, also
 * while it is on its way, it is the same script; one that did not come (`Unavailable`, load or timeout) is asked for anew
 * by the next call. Never rejects. Whether it defined what it should is for `hasDefined` to say, which is asked when it has
 * come: one that did not is as good as one that did not come.
 */
export type LoadScript = (address: string, hasDefined?: () => boolean) => Promise<Outcome<void>>
