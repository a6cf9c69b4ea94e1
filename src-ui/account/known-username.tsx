/** Hidden field that tells password managers which account this is. */
export function KnownUsername({ email }: { readonly email: string }) {
  // Password managers skip type="hidden".
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
