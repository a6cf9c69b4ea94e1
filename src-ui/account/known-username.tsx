/** Read by password managers. */
export function KnownUsername({ email }: { readonly email: string }) {
  // Password managers skip type="hidden".
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
