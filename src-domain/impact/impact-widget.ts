import type { Either } from 'fp-ts/lib/Either.js'
import type { Minor } from '../money/minor.ts'

export const impactSteps = ['pre-checkout', 'post-checkout', 'complete', 'personal-impact', 'community-impact'] as const

export type ImpactStep = (typeof impactSteps)[number]

export interface WidgetRequest {
  readonly step: ImpactStep
  readonly containerId: string
  readonly country: string
  readonly order?: { readonly store: string; readonly cartTotal: Minor; readonly postalCode?: string }
  readonly onChosen?: (nonprofit: string) => void
}

/** The charity's widget. If it cannot render, the operator's log says why. */
export interface ImpactWidget {
  readonly show: (request: WidgetRequest) => Promise<Either<{ readonly _tag: 'NoWidget' }, void>>
}
