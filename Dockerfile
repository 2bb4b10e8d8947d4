# The image holds what `npm run runtime` puts together and a Node, nothing else of this repository.
# It runs as an ordinary user with a read-only root: give it a tmpfs at /tmp and a volume at /data (see compose.yaml).

FROM node:24.21.0-bookworm AS build
WORKDIR /src
# Packages first: this layer is made anew only when the lockfile changes.
COPY package.json package-lock.json .npmrc ./
COPY scripts/launch.mjs scripts/launch.mjs
COPY scripts/setup scripts/setup
RUN node scripts/launch.mjs install
COPY . .
RUN npm run runtime && mkdir /empty-data

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /src/runtime ./
COPY --from=build --chown=node:node /empty-data /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/health.mjs"]
# The flag is that of scripts/setup/serve-flags.mjs.
CMD ["node", "--max-semi-space-size=32", "scripts/serve.mjs"]
