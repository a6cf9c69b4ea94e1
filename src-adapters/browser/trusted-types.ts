/** As much of the browser's Trusted Types as we use; Safari before 26 and Firefox before 148 have none. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: PolicyRules) => TypedText
}

/** Each gives what may be written, or undefined: then it is refused. What is not named is always refused. */
export interface PolicyRules {
  readonly createScriptURL?: (address: string) => string | undefined
  readonly createHTML?: (markup: string) => string | undefined
}

/** Plain text made into what the page takes. */
export interface TypedText {
  readonly createScriptURL: (address: string) => unknown
  readonly createHTML: (markup: string) => unknown
}

/** The named policy of this page. Where a browser has no Trusted Types, plain text is what its pages take. */
export function typedText(page: Document, name: string, rules: PolicyRules): TypedText {
  const types: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'trustedTypes')
  return hasPolicies(types) ? types.createPolicy(name, rules) : plainText
}

const plainText: TypedText = { createScriptURL: (address) => address, createHTML: (markup) => markup }

function hasPolicies(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
