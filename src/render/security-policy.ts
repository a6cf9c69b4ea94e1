/** What a processor's form needs, as origins. Plain data, one per adapter. */
export interface ProcessorPolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
}

export const noProcessor: ProcessorPolicy = { scripts: [], frames: [], connects: [] }

export interface PolicyNeeds {
  /** `'sha256-…'` or `'nonce-…'` of what stands in the page itself. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The origin of the order server, when it is not ours. */
  readonly api: string | undefined
  readonly processor: ProcessorPolicy
  /** Whom the brand tells what customers do; never in the document in which a card is typed. */
  readonly analytics?: ProcessorPolicy
}

/** The enforced content policy of a document. No attribute styles, no eval, nobody's frame. */
export const contentPolicy = ({ scripts, styles, api, processor, analytics = noProcessor }: PolicyNeeds): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${[...scripts, ...processor.scripts, ...analytics.scripts].join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    `img-src 'self' data: https:`,
    `font-src 'self'`,
    `connect-src 'self' ${[...(api === undefined ? [] : [api]), ...processor.connects, ...analytics.connects].join(' ')}`,
    `frame-src ${processor.frames.length === 0 ? `'none'` : processor.frames.join(' ')}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
    .map((rule) => rule.trim())
    .join('; ')

/** The other headers of every document. */
export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
