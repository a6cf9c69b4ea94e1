import type { BrowserContext } from '@playwright/test'

export interface Guard {
  readonly watch: (context: BrowserContext) => void
  /** Expects a console message. Chromium logs each response of 400 and above, and each failed call. */
  readonly expectNoise: (pattern: RegExp) => void
  readonly allowHosts: (ending: string) => void
  readonly complaints: () => readonly string[]
}

/** Collects faults that a customer does not see: foreign hosts, thrown errors, console errors, policy violations. */
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
      // A thrown value that is not an Error has an empty stack.
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
