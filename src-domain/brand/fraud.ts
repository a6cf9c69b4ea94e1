import type { BrandAnalytics } from './brand-analytics.ts'

/** A brand whose fraud detection watches (ANA-13). The keys stand in pages: they are public. */
export interface FraudDetection {
  readonly beaconKey?: string
  /** The same for trials, so that no test spoils what the service has learned. */
  readonly stageBeaconKey?: string
}

/** The one sink that may be where a card is typed. */
export const fraudSink = 'fraud_beacon'

interface Watched {
  readonly fraud?: FraudDetection
  readonly analytics: BrandAnalytics
}

/** The sinks of a brand in earnest or in a trial: its fraud beacon among them where it has a key for it (ANA-14). */
export function sinksIn({ fraud, analytics }: Watched, isEarnest: boolean): BrandAnalytics {
  const key = isEarnest ? fraud?.beaconKey : fraud?.stageBeaconKey
  return key === undefined ? analytics : { ...analytics, [fraudSink]: { id: key, isToldWho: false } }
}
