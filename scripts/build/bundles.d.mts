export type DocumentName = 'shop' | 'pay' | 'order' | 'giftCard' | 'account' | 'staff' | 'gallery'

export function scriptOfDocument(name: DocumentName, locale: 'en' | 'es'): Promise<string>
