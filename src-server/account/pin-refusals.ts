export type NoSender = { readonly _tag: 'NoMail' } | { readonly _tag: 'NoTexts' }

export type WrongPin = { readonly _tag: 'WrongPin' }
export const wrongPin: WrongPin = { _tag: 'WrongPin' }
