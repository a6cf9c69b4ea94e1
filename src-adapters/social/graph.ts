/** A Graph API version works until two years after its successor's release. */
export const graphHost = 'https://graph.facebook.com'
export const graphVersion = 'v25.0'
