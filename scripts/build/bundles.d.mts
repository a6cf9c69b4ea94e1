export type DocumentName = 'shop' | 'pay' | 'order' | 'giftCard' | 'account' | 'gallery'

/** The whole of a document as the text of one classic script. */
export function scriptOfDocument(name: DocumentName, locale: 'en' | 'es'): Promise<string>
