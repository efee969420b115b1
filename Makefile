# Thin front door: meson and ninja build, scripts/ do the rest.
all: client build/build.ninja
	@ninja -C build spielwerk

run: all
	@build/spielwerk serve

play: all
	@build/spielwerk play brawl

test: setup
	@scripts/test

rules: setup
	@scripts/rules

bench: all
	@build/spielwerk bench
	@ninja -C build --quiet tests/loop_bench && build/tests/loop_bench
	@scripts/bench-server
	@scripts/client bench build/spielwerk

soak: setup
	@scripts/soak

fuzz: setup
	@scripts/fuzz

# GAME, N, SEED and JOBS reach it through the environment.
mutants: setup
	@scripts/mutants

lint: setup
	@scripts/lint

client: setup
	@scripts/client

build/build.ninja: | client
	@meson setup build

setup:
	@scripts/setup

clean:
	@rm -rf build build-asan build-clang build-fuzz client/dist client/dist-test client/src/generated

.PHONY: all run play test rules bench soak fuzz mutants lint client setup clean
