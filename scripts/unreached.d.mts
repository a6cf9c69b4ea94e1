export function judge(
  found: readonly string[],
  allowed: readonly string[],
): { readonly unreached: readonly string[]; readonly notNeeded: readonly string[] }
