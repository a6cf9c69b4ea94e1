/** Whose password it is: for the browser's own keeper of passwords, and for nobody else. */
export function KnownUsername({ email }: { readonly email: string }) {
  // Not type="hidden", which such a keeper passes over.
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
