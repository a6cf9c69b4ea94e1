import { type BareBackEnd, startBareBackEnd } from '../../bare-back-end/start-bare-back-end.ts'
import { noon } from '../../builders/order-server-builder.ts'
import type { PageHouse } from '../drivers/open-page.ts'
import { storefrontBefore } from '../drivers/storefront-before.ts'

/** Our pages before an order server of the contract alone, as with API_URL. */
export interface BareHouse extends PageHouse {
  readonly backEnd: BareBackEnd
}

/** Milliseconds that the back end may take. */
const timeout = 10_000

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
  const backEnd = await startBareBackEnd({ clock: { now: () => now.at } })
  const house = await storefrontBefore(backEnd.origin, now, timeout)
  close = async () => {
    await house.app.close()
    await backEnd.close()
  }
  return { ...house, backEnd }
}
