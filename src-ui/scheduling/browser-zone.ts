export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
