import { right } from 'fp-ts/lib/Either.js'
import type { FraudDetection } from '../../src-domain/brand/fraud.ts'
import type { Codec } from '../codec/codec.ts'
import { mapped } from '../codec/mapped.ts'
import { matching } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'

const beaconKey = matching('a beacon key', /^[A-Za-z0-9_-]{1,64}$/)

/** The beacon's keys (ANA-14). */
export const fraud: Codec<FraudDetection> = mapped(
  'fraud',
  shape('fraud', { required: {}, optional: { beacon_key: beaconKey, stage_beacon_key: beaconKey } }),
  ({ beacon_key, stage_beacon_key }) =>
    right({
      ...(beacon_key === undefined ? {} : { beaconKey: beacon_key }),
      ...(stage_beacon_key === undefined ? {} : { stageBeaconKey: stage_beacon_key }),
    }),
  ({ beaconKey: live, stageBeaconKey: stage }) => ({
    ...(live === undefined ? {} : { beacon_key: live }),
    ...(stage === undefined ? {} : { stage_beacon_key: stage }),
  }),
)
