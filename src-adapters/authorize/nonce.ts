export interface AuthorizeNonce {
  readonly dataDescriptor: string
  readonly dataValue: string
  readonly postalCode?: string
  readonly street?: string
}

export function nonceText({ dataDescriptor, dataValue, postalCode = '', street = '' }: AuthorizeNonce): string {
  return [dataDescriptor, dataValue, postalCode, street].map(encodeURIComponent).join('|')
}

export function readNonce(text: string): AuthorizeNonce | undefined {
  const [dataDescriptor, dataValue, postalCode, street] = text.split('|').map(decoded)
  if (!dataDescriptor || !dataValue) return undefined
  return { dataDescriptor, dataValue, ...(postalCode ? { postalCode } : {}), ...(street ? { street } : {}) }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
