import { rm } from 'node:fs/promises'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type BrandChange, changedBrands } from './drivers/changed-brands.ts'
import { type Guard, guard } from './drivers/guard.ts'
import { inspect } from './drivers/inspect.ts'
import { type ShopServer, startShop } from './drivers/shop-server.ts'

export interface Fixtures {
  readonly guard: Guard
  readonly otherBrowser: () => Promise<BrowserContext>
  readonly inspect: typeof inspect
  /** Starts a server for this journey alone, with a changed brand. `folder` has its copy of the brands. */
  readonly changedShop: (
    brand: string,
    change: BrandChange,
    variables?: Readonly<Record<string, string>>,
  ) => Promise<ShopServer & { readonly folder: string }>
}

export interface WorkerFixtures {
  /** Files with the same name share a server. A file that uses up a rate limit takes its own name. */
  readonly serverFor: string
  readonly server: ShopServer
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverFor: ['all', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startShop()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  guard: [
    async ({ context, server }, use) => {
      const watching = guard()
      watching.watch(context)
      const before = server.errors.length
      await use(watching)
      const complaints = watching.complaints()
      await letGo(context)
      expect(complaints, 'what went wrong in the browser').toEqual([])
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
    for (const context of opened) {
      await letGo(context)
      await context.close()
    }
  },
  changedShop: async ({ context }, use) => {
    const opened: { readonly server: ShopServer; readonly folder: string }[] = []
    await use(async (brand, change, variables) => {
      const folder = await changedBrands(brand, change)
      const server = await startShop(folder, '', '', variables)
      opened.push({ server, folder })
      return { ...server, folder }
    })
    // Leaves the pages before the server stops, so open calls do not fail.
    if (opened.length > 0) for (const page of context.pages()) await page.goto('about:blank')
    for (const { server, folder } of opened) {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      expect(server.errors, 'what went wrong in the changed server').toEqual([])
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  inspect: async ({}, use) => use(inspect),
})

export { expect }

/** A call that the journey intercepts may still be open when the journey ends. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
}
