import type { ScriptLoader } from '../../src-domain/call/script-loader.ts'

/** Only from the origins that the adapters' policies name: the same list from which the page's content policy is made. */
export function scriptLoader(page: Document, origins: readonly string[]): ScriptLoader {
  const asked = new Set<string>()
  return {
    load: (address) => {
      if (asked.has(address) || !URL.canParse(address) || !origins.includes(new URL(address).origin)) return
      asked.add(address)
      const script = page.createElement('script')
      script.async = true
      script.src = address
      page.head.append(script)
    },
  }
}
