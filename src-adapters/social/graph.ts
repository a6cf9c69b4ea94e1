/** A version works for two years after its successor. */
export const graphHost = 'https://graph.facebook.com'
export const graphVersion = 'v25.0'
