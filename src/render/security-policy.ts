import { policyNames } from '../../src-domain/payment/text-policies.ts'
import { noProcessor, type ProcessorPolicy } from '../processors/policy.ts'

export interface MapsPolicy extends ProcessorPolicy {
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly workers: readonly string[]
  /** Trusted Types policies that the script creates. */
  readonly policies: readonly string[]
}

export interface PolicyNeeds {
  /** `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Origin of the order server if it is not ours. */
  readonly api: string | undefined
  readonly processor: ProcessorPolicy
  /** A card page has only the fraud beacon. */
  readonly analytics?: ProcessorPolicy
  /** Never on a card page. */
  readonly maps?: MapsPolicy
  /** Trusted Types: only a policy named here turns plain text into code. */
  readonly isTyped?: boolean
}

/** Content security policy without style attributes, eval or foreign frames. */
export function contentPolicy(needs: PolicyNeeds): string {
  const { scripts, styles, api, processor, analytics = noProcessor, maps, isTyped = false } = needs
  const frames = [...processor.frames, ...analytics.frames, ...(maps?.frames ?? [])]
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...scripts, ...processor.scripts, ...analytics.scripts, ...(maps?.scripts ?? [])].join(' ')}`,
    `style-src 'self' ${[...styles, ...(processor.styles ?? []), ...(maps?.styles ?? [])].join(' ')}`,
    `img-src 'self' data: https:`,
    `font-src 'self' ${[...(processor.fonts ?? []), ...(maps?.fonts ?? [])].join(' ')}`,
    `connect-src 'self' ${[...(api === undefined ? [] : [api]), ...processor.connects, ...analytics.connects, ...(maps?.connects ?? [])].join(' ')}`,
    `frame-src ${frames.length === 0 ? `'none'` : frames.join(' ')}`,
    `manifest-src 'self'`,
    ...(maps === undefined ? [] : [`worker-src ${maps.workers.join(' ')}`]),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${(processor.formActions ?? []).join(' ')}`,
    `frame-ancestors 'none'`,
    ...(isTyped
      ? [`require-trusted-types-for 'script'`, `trusted-types ${namesFor([processor, analytics], maps)}`]
      : []),
  ]
    .map((rule) => rule.trim())
    .join('; ')
}

/** Trusted Types policies that the page may create; pages without third-party scripts need none. */
function namesFor(parties: readonly ProcessorPolicy[], maps: MapsPolicy | undefined): string {
  const { gate, vendors, reading } = policyNames
  const names = [
    ...(parties.some(({ scripts }) => scripts.length > 0) ? [gate] : []),
    ...(parties.some(({ writes }) => writes !== undefined) ? [vendors] : []),
    ...(parties.some(({ writes }) => writes?.markup === true) ? [reading] : []),
    ...(maps?.policies ?? []),
  ]
  return names.length === 0 ? `'none'` : names.join(' ')
}

/** Device features for a document and its frames. */
export function permissionsPolicy(payments: readonly string[] = []): string {
  const wallet = ['self', ...payments.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(self), payment=(${wallet}), browsing-topics=()`
}

export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
