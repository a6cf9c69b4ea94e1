import { policyNames } from '../../src-domain/payment/text-policies.ts'
import type { VendorWrites } from '../../src-domain/payment/vendor-writes.ts'
import { isInertMarkup } from './inert-markup.ts'
import { type PolicyRules, type TypedText, typedText } from './trusted-types.ts'

export function vendorPolicy(page: Document, isListed: (address: string) => boolean): (writes: VendorWrites) => void {
  const all = new Set<VendorWrites>()
  const some = (isSo: (writes: VendorWrites) => boolean) => [...all].some(isSo)
  let reading: TypedText | undefined
  const rules: PolicyRules = {
    createScriptURL: (text) => {
      if (!URL.canParse(text, page.baseURI)) return undefined
      const { href, origin } = new URL(text, page.baseURI)
      return isListed(href) || some(({ fetches }) => fetches.some((one) => matchesOrigin(one, origin)))
        ? href
        : undefined
    },
    createHTML: (markup) => {
      if (!some((one) => one.markup)) return undefined
      reading ??= typedText(page, policyNames.reading, { createHTML: (text) => text })
      const template = page.createElement('template')
      Reflect.set(template, 'innerHTML', reading.createHTML(markup))
      return isInertMarkup(template.content) ? markup : undefined
    },
  }
  return (writes) => {
    if (all.size === 0) typedText(page, policyNames.vendors, rules)
    all.add(writes)
  }
}

/** `https://*.vendor.example` does not match the domain itself. */
function matchesOrigin(pattern: string, origin: string): boolean {
  return pattern.startsWith('https://*.')
    ? origin.startsWith('https://') && origin.endsWith(pattern.slice('https://*'.length))
    : origin === pattern
}
