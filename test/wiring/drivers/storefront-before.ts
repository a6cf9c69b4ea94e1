import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { storefront } from '../../../src/render/storefront.ts'
import { forwardApi } from '../../../src/server/forward-api.ts'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { defaultLimits } from '../../../src-server/http/limits.ts'
import type { Now } from './held-clock.ts'
import type { PageHouse } from './open-page.ts'
import { changeableBrand, directionOf, type GiveUp, pagesOf, type Stage } from './wiring-house.ts'

/** Our pages in front of another order server, as with API_URL. `timeout` in milliseconds. */
export async function storefrontBefore(origin: string, now: Now, timeout: number, giveUp?: GiveUp): Promise<PageHouse> {
  const { brand, rule } = changeableBrand()
  const stage: Stage = { appEnv: 'development', botCheck: undefined }
  const app = httpApp({
    logger: pino({ level: 'silent' }),
    ids: { uuid: randomUUID },
    limits: defaultLimits,
    trustedProxies: 0,
  })
  await forwardApi(app, origin, timeout)
  await app.register(storefront(pagesOf(brand, stage, { now: () => now.at }, app, giveUp)))
  return { app, now, rule, ...directionOf(stage) }
}
