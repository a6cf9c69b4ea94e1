/** A migration travels inside the bundle as text. */
declare module '*.sql' {
  const text: string
  export default text
}
