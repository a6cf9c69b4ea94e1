import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cents } from '../money/cents.ts'

/** The moments at which the charity's widget has something to show (IMPACT-02). */
export const impactSteps = ['pre-checkout', 'post-checkout', 'complete', 'personal-impact', 'community-impact'] as const

export type ImpactStep = (typeof impactSteps)[number]

export interface WidgetRequest {
  readonly step: ImpactStep
  /** Of the element of the page in which it is drawn. */
  readonly containerId: string
  readonly country: string
  /** What was ordered, where it is about an order. */
  readonly order?: { readonly store: string; readonly cartTotal: Cents; readonly postalCode?: string }
  /** The customer chose somebody in it. */
  readonly onChosen?: (nonprofit: string) => void
}

/** The charity's own widget. Where it cannot be drawn nothing is shown, and why was told to whoever runs the shop. */
export interface ImpactWidget {
  readonly show: (request: WidgetRequest) => TaskEither<{ readonly _tag: 'NoWidget' }, void>
}
