import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type Guard, guard } from './drivers/guard.ts'
import { inspect } from './drivers/inspect.ts'
import { type ShopServer, startShop } from './drivers/shop-server.ts'

interface Fixtures {
  readonly guard: Guard
  /** Somebody else's browser, or the same person's other one: nothing is shared with the first. */
  readonly otherBrowser: () => Promise<BrowserContext>
  readonly inspect: typeof inspect
}

export const test = base.extend<Fixtures, { readonly server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startShop()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  guard: [
    async ({ context, server }, use) => {
      const watching = guard()
      watching.watch(context)
      const before = server.errors.length
      await use(watching)
      expect(watching.complaints(), 'what went wrong in the browser').toEqual([])
      expect(server.errors.slice(before), 'what went wrong in the server').toEqual([])
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, guard: watching, viewport }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ viewport })
      watching.watch(context)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  inspect: async ({}, use) => use(inspect),
})

export { expect }
