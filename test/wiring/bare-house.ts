import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { storefront } from '../../src/render/storefront.ts'
import { forwardApi } from '../../src/server/forward-api.ts'
import { httpApp } from '../../src-server/http/http-app.ts'
import { defaultLimits } from '../../src-server/http/limits.ts'
import { type BareBackEnd, startBareBackEnd } from '../bare-back-end/start-bare-back-end.ts'
import { noon } from '../builders/order-server-builder.ts'
import type { PageHouse } from './open-page.ts'
import { changeableBrand, directionOf, pagesOf, type Stage } from './wiring-house.ts'

/** Our pages before an order server of the contract alone, as with API_URL. */
export interface BareHouse extends PageHouse {
  readonly backEnd: BareBackEnd
}

/** Milliseconds that the back end may take. */
const patience = 10_000

let opened: Promise<BareHouse> | undefined

/** One for all tests of the process, opened by the first that asks. Each test brings a device and names of its own. */
export function bareHouse(): Promise<BareHouse> {
  opened ??= open()
  return opened
}

let close = async () => {}
after(() => close())

async function open(): Promise<BareHouse> {
  const now = { at: noon }
  const clock = { now: () => now.at }
  const { brand, rule } = changeableBrand()
  const stage: Stage = { appEnv: 'development', botCheck: undefined }
  const backEnd = await startBareBackEnd({ clock })
  const app = httpApp({
    logger: pino({ level: 'silent' }),
    ids: { uuid: randomUUID },
    limits: defaultLimits,
    trustedProxies: 0,
  })
  await forwardApi(app, backEnd.origin, patience)
  await app.register(storefront(pagesOf(brand, stage, clock, app)))
  close = async () => {
    await app.close()
    await backEnd.close()
  }
  return { app, now, rule, ...directionOf(stage), backEnd }
}
