import type { BrowserContext, Page } from '@playwright/test'

/** Where a secret that was typed has been seen. */
export interface Canary {
  /** Everything in this context is watched from now on. */
  readonly watch: (context: BrowserContext) => void
  /** Looks through the page as it is now. */
  readonly look: (page: Page) => Promise<void>
  readonly seen: () => readonly string[]
}

/** As it may be written: whole, in groups of four, and with what a form or an address makes of the blanks. */
export function spellings(number: string): readonly string[] {
  const groups = number.replace(/(.{4})(?=.)/g, '$1 ')
  return [number, groups, groups.replaceAll(' ', '-'), encodeURIComponent(groups), groups.replaceAll(' ', '+')]
}

/** Watches for a card number in what a browser sends, says, keeps and writes into attributes; but for what goes to `allowed`. */
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
