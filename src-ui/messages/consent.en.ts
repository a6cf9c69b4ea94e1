interface Services {
  readonly services: string
}

export const consent = {
  title: 'Your privacy',
  ask: ({ services }: Services) =>
    `Can we use ${services}? They’d see the pages and items you view and what you order, but never your card. You can order either way.`,
  who: ({ services }: Services) => `When you log in or order, ${services} would also get your name, email, and phone.`,
  agree: 'Accept',
  refuse: 'No, thanks',
  notice: 'Privacy policy',
}
