interface Services {
  /** Their names, as a list in words. */
  readonly services: string
}

/** Before a service that follows people runs. */
export const consent = {
  title: 'Your privacy',
  ask: ({ services }: Services) =>
    `May we use ${services}? They learn which pages and dishes you look at here and what you order, never your card. You can order just as well without.`,
  /** Of those that the brand lets know who it is. */
  who: ({ services }: Services) =>
    `When you log in or order, ${services} would learn your name, e-mail and phone as well.`,
  agree: 'Yes, fine',
  refuse: 'No, thanks',
  notice: 'What we do with it',
}
