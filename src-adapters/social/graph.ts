/** Facebook's graph, for the server and the browser alike: a version is answered for two years after the next one. */
export const graphHost = 'https://graph.facebook.com'
export const graphVersion = 'v25.0'
