import type { BrowserContext, Page } from '@playwright/test'

/** Records where a typed secret appears. */
export interface Canary {
  readonly watch: (context: BrowserContext) => void
  readonly look: (page: Page) => Promise<void>
  readonly seen: () => readonly string[]
}

/** Spellings of a number: plain, in groups of four, and with the escapes of forms and URLs. */
export function spellings(number: string): readonly string[] {
  const groups = number.replace(/(.{4})(?=.)/g, '$1 ')
  return [number, groups, groups.replaceAll(' ', '-'), encodeURIComponent(groups), groups.replaceAll(' ', '+')]
}

/** Watches for a card number in requests, console, storage and attributes, except in requests to `allowed` hosts. */
export function canary(texts: readonly string[], allowed: (hostname: string) => boolean): Canary {
  const seen: string[] = []
  const note = (where: string, what: string | null | undefined) => {
    if (texts.some((text) => what?.includes(text))) seen.push(where)
  }
  return {
    seen: () => seen,
    watch: (context) => {
      context.on('request', (request) => {
        const { hostname } = new URL(request.url())
        if (allowed(hostname)) return
        note(`the address of ${request.method()} ${hostname}`, request.url())
        note(`the body of ${request.method()} ${request.url()}`, request.postData())
        note(`the headers of ${request.url()}`, JSON.stringify(request.headers()))
      })
      context.on('console', (message) => note('the console', message.text()))
      context.on('weberror', (error) => note('an error', error.error().stack))
    },
    look: async (page) => {
      const kept = await page.evaluate(async () => {
        const databases = 'databases' in indexedDB ? (await indexedDB.databases()).map(({ name }) => name ?? '') : []
        const attributes = [...document.querySelectorAll('*')].flatMap((one) =>
          [...one.attributes].map(({ name, value }) => `${one.localName} ${name}=${value}`),
        )
        return {
          attributes: attributes.join('\n'),
          storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, window.name]),
          cookies: document.cookie,
          databases: databases.join(),
          address: location.href,
        }
      })
      for (const [where, what] of Object.entries(kept)) note(where, what)
      note('a cookie', JSON.stringify(await page.context().cookies()))
    },
  }
}
