import type { BrandAnalytics } from './brand-analytics.ts'

/** ANA-13. The keys are public. */
export interface FraudDetection {
  readonly beaconKey?: string
  /** Key for test mode, which keeps tests out of the service's data. */
  readonly stageBeaconKey?: string
}

/** The only sink allowed on payment pages. */
export const fraudSink = 'fraud_beacon'

interface Watched {
  readonly fraud?: FraudDetection
  readonly analytics: BrandAnalytics
}

export function sinksIn({ fraud, analytics }: Watched, isEarnest: boolean): BrandAnalytics {
  const key = isEarnest ? fraud?.beaconKey : fraud?.stageBeaconKey
  return key === undefined ? analytics : { ...analytics, [fraudSink]: { id: key, receivesPersonalData: false } }
}
