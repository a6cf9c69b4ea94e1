/** Safari before 26 and Firefox before 148 have none. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: PolicyRules) => TypedText
}

export interface PolicyRules {
  readonly createScriptURL?: (address: string) => string | undefined
  readonly createHTML?: (markup: string) => string | undefined
}

export interface TypedText {
  readonly createScriptURL: (address: string) => unknown
  readonly createHTML: (markup: string) => unknown
}

/** Plain text in browsers without Trusted Types. */
export function typedText(page: Document, name: string, rules: PolicyRules): TypedText {
  const types: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'trustedTypes')
  return hasPolicies(types) ? types.createPolicy(name, rules) : plainText
}

const plainText: TypedText = { createScriptURL: (address) => address, createHTML: (markup) => markup }

function hasPolicies(value: unknown): value is TrustedTypes {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
