/** GLUTEN_FREE is "Gluten free". A name of the restaurant's own stays. */
export function inWords(name: string): string {
  if (!/^[A-Z_]+$/.test(name)) return name
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
