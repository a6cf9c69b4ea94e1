import type { Page } from '@playwright/test'

/** Tries to write plain text into each injection sink and reports which ones the browser refuses. */
export async function refusedTexts(page: Page): Promise<Readonly<Record<string, boolean>>> {
  return page.evaluate(() => {
    const markup = '<img src="x" onerror="document.title = `taken over`">'
    const here = document.body.appendChild(document.createElement('div'))
    const addressed = document.createElement('script')
    const written = document.createElement('script')
    const attempts: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => Object.assign(here, { innerHTML: markup }),
      insertAdjacentHTML: () => here.insertAdjacentHTML('beforeend', markup),
      'a document that is parsed': () => new DOMParser().parseFromString(markup, 'text/html'),
      'a frame of ours': () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
      'the address of a script elsewhere': () => Object.assign(addressed, { src: 'https://evil.example/skim.js' }),
      'the address of a script of ours': () => addressed.setAttribute('src', '/assets/skim.js'),
      'the text of a script': () => Object.assign(written, { text: 'document.title = "taken over"' }),
      'a policy of another name': () => {
        const types: unknown = Reflect.get(window, 'trustedTypes')
        const make: unknown =
          typeof types === 'object' && types !== null ? Reflect.get(types, 'createPolicy') : undefined
        return typeof make === 'function' ? Reflect.apply(make, types, ['skimmer', {}]) : undefined
      },
    }
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const outcome = Object.entries(attempts).map(([name, attempt]) => [name, isRefused(attempt)] as const)
    here.remove()
    return Object.fromEntries(outcome)
  })
}

/** Collects policy violations of the documents in this page, the next one included. */
export async function watchViolations(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return () => seen
}
