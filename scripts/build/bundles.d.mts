export type DocumentName = 'shop' | 'pay' | 'order' | 'giftCard' | 'account' | 'gallery'

/** One document as a single classic script. */
export function scriptOfDocument(name: DocumentName, locale: 'en' | 'es'): Promise<string>
