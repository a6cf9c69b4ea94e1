import type { BrowserContext } from '@playwright/test'

export interface Guard {
  /** Everything in this context is watched from now on. */
  readonly watch: (context: BrowserContext) => void
  /**
   * This journey provokes it on purpose: Chromium writes every answer of 400 and above, and every call that brought no
   * answer, to the console.
   */
  readonly expectNoise: (pattern: RegExp) => void
  /** This journey pays through a vendor, whose hosts end in this. */
  readonly allowHosts: (ending: string) => void
  /** What nobody expected. */
  readonly complaints: () => readonly string[]
}

/** What a customer would never see but a developer must: foreign hosts, thrown errors, console errors, refused content. */
export function guard(): Guard {
  const heard: string[] = []
  const expected: RegExp[] = []
  const allowed: string[] = []
  return {
    watch: (context) => {
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        const isOurs = hostname === 'localhost' || hostname.endsWith('.localhost')
        const isAllowed = allowed.some((ending) => hostname.endsWith(ending))
        if (protocol.startsWith('http') && !isOurs && !isAllowed) heard.push(`foreign host: ${request.url()}`)
      })
      // What is thrown and is no error has a stack, and it is empty.
      context.on('weberror', (error) => heard.push(`thrown: ${error.error().stack || error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
      })
    },
    expectNoise: (pattern) => expected.push(pattern),
    allowHosts: (ending) => allowed.push(ending),
    complaints: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}
