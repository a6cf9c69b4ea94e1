/** `max` of an option in menu.json. With a minimum of 1 our menu reads an absent maximum as 1 (SEL-09). */
export function mostChoices(min: number, max: number | undefined, offered: number): number | null {
  return max ?? (min === 1 ? Math.max(offered, 1) : null)
}
